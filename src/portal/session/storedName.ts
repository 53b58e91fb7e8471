/** The name under which the storages of a browser hold a part of a login, beside those of other colleges. */
export const storedName = (schoolShortName: string, part: string): string => `${schoolShortName}.${part}`;

/** What is read before the session's own code has come: whether there is a login, of one's own or in another's place. */
export const holdsLogin = (schoolShortName: string): boolean =>
  [sessionStorage, localStorage].some((storage) => storage.getItem(storedName(schoolShortName, 'token')) !== null);
