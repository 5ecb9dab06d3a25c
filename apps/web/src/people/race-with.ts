/** The address of the lobby that offers a race with these people. */
export function raceWithAddress(nicknames: readonly string[]): string {
  return `/lobby?${new URLSearchParams(nicknames.map((name) => ['with', name])).toString()}`;
}
