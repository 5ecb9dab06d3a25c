interface LockedPackage {
  version?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
}

/** A package.json with another version of itself and of our own packages; everything else stays as it is written. */
export function setManifestVersion(text: string, version: string): string {
  return text
    .replace(/("version":\s*")[^"]+(")/, `$1${version}$2`)
    .replaceAll(/("@paddock\/[\w-]+":\s*")[^"]+(")/g, `$1${version}$2`);
}

/** The lock file after the same change: entries of workspaces, and their dependencies on each other. */
export function setLockVersion(text: string, version: string): string {
  const lock = JSON.parse(text) as { version: string; packages: Record<string, LockedPackage> };
  lock.version = version;
  for (const [path, locked] of Object.entries(lock.packages)) {
    if (path.includes('node_modules/')) continue;
    locked.version = version;
    for (const name of Object.keys(locked.dependencies ?? {})) {
      if (name.startsWith('@paddock/')) locked.dependencies![name] = version;
    }
  }
  return `${JSON.stringify(lock, null, 2)}\n`;
}
