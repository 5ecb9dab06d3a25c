import { UserError } from './errors.ts';

/** The server stores its data with `node:sqlite`, which is stable from this version on. All other commands run on older ones. */
const SERVER_NODE_MAJOR = 24;

/** Refuses a command that needs the server's code on a Node that cannot run it. Call it before importing that code. */
export function requireServerNode(command: string, version = process.versions.node): void {
  if (Number.parseInt(version, 10) >= SERVER_NODE_MAJOR) return;
  throw new UserError(
    `paddock ${command} needs Node ${SERVER_NODE_MAJOR} or newer, and this is Node ${version}; ` +
      `npx -p node@${SERVER_NODE_MAJOR} -p paddock paddock ${command} brings one along`,
  );
}
