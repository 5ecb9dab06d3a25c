import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { BUILD, projectsOf, ROOT, type Workspace } from './workspaces.ts';

const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');
const CONFIGS = join(BUILD, 'tsc/configs');
/** What the compiler writes: `build/tsc/out/packages/kernel/src/index.js` and so on. */
export const COMPILED = join(BUILD, 'tsc/out');

interface Project {
  readonly references?: readonly { readonly path: string }[];
}

function configPath(project: string): string {
  return join(CONFIGS, `${project.replaceAll('/', '-')}.json`);
}

/** The project's own settings, but with JavaScript written beside the declarations, and outside the sources. */
function writeConfig(project: string, workspace: Workspace): void {
  const own = join(ROOT, project, 'tsconfig.json');
  const { references = [] } = JSON.parse(readFileSync(own, 'utf8')) as Project;
  const config = {
    extends: own,
    compilerOptions: {
      rootDir: join(ROOT, workspace.folder),
      outDir: join(COMPILED, workspace.folder),
      tsBuildInfoFile: configPath(project).replace(/json$/, 'tsbuildinfo'),
      emitDeclarationOnly: false,
      rewriteRelativeImportExtensions: true,
    },
    references: references.map(({ path }) => ({
      path: configPath(relative(ROOT, resolve(ROOT, project, path)).replaceAll('\\', '/')),
    })),
  };
  writeFileSync(configPath(project), JSON.stringify(config, null, 2));
}

/** Compiles the workspaces with all checks on. They must include everything they reference. */
export function compile(workspaces: readonly Workspace[]): void {
  mkdirSync(CONFIGS, { recursive: true });
  const projects = workspaces.flatMap((workspace) => projectsOf(workspace).map((project) => ({ project, workspace })));
  for (const { project, workspace } of projects) writeConfig(project, workspace);
  const all = join(CONFIGS, 'all.json');
  writeFileSync(
    all,
    JSON.stringify({ files: [], references: projects.map(({ project }) => ({ path: configPath(project) })) }),
  );
  const { status } = spawnSync(process.execPath, [TSC, '-b', all], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('the packages do not compile; see the messages above');
}
