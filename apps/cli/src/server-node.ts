import { UserError } from './errors.ts';

/** The server stores its data with `node:sqlite`, which is stable from this version on. All other commands run on older ones. */
const SERVER_NODE_MAJOR = 24;

export function isServerNode(version = process.versions.node): boolean {
  return Number.parseInt(version, 10) >= SERVER_NODE_MAJOR;
}

/** Refuses a command that needs the server's code on a Node that cannot run it. */
export function requireServerNode(command: string, version = process.versions.node): void {
  if (isServerNode(version)) return;
  throw new UserError(
    `paddock ${command} needs Node ${SERVER_NODE_MAJOR} or newer, and this is Node ${version}; ` +
      `npx -p node@${SERVER_NODE_MAJOR} -p paddock paddock ${command} brings one along`,
  );
}
