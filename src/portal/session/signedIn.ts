import type { LoginReply } from '#contract/people/accounts.ts';
import type { OwnAccess } from '#contract/people/menus.ts';
import { storedName } from './storedName.ts';

export interface SignedIn extends OwnAccess {
  readonly token: string;
  /** ISO moment. */
  readonly expires: string;
  readonly refreshToken: string;
  readonly userRole: string;
  readonly userName: string;
  readonly fullName: string;
  readonly birthday: string | null;
  readonly studentType: number | null;
  readonly displayCSATModal: boolean;
  readonly impersonatorUsername: string | null;
  readonly impersonationEnds: string | null;
}

const NAMES = [
  'token',
  'expires',
  'refreshToken',
  'userRole',
  'userName',
  'fullName',
  'birthday',
  'studentType',
  'displayCSATModal',
  'menuItems',
  'claims',
  'impersonatorUsername',
  'impersonationEnds',
] as const satisfies readonly (keyof SignedIn)[];

/** @throws when the login has something left to prove */
export function signedInBy({
  jwtToken,
  refreshToken,
  userType,
  userName,
  fullName,
  birthday,
  studentTypeId,
  displayCSATModal,
  menuItems,
  claims,
  ...more
}: LoginReply): SignedIn {
  if (!jwtToken || !refreshToken) throw new Error('This login has something left to prove');
  return {
    token: jwtToken.token,
    expires: jwtToken.expires,
    refreshToken,
    userRole: userType,
    userName,
    fullName,
    birthday,
    studentType: studentTypeId,
    displayCSATModal,
    menuItems,
    claims,
    impersonatorUsername: more.impersonatorUsername,
    impersonationEnds: more.impersonationEnds,
  };
}

/** Also whether they hold their own place or another's. */
export const isSamePerson = (one: SignedIn | null, other: SignedIn | null): boolean =>
  one?.userName === other?.userName && one?.impersonatorUsername === other?.impersonatorUsername;

/** The specification's two cookies; the server reads neither, since calls carry the token themselves. */
const COOKIES = { token: 'token', userRole: 'user_role' } as const;

const LOST = 'lostSignIn';

/** All tabs share the session; impersonation is of one tab alone, beside one's own session in the others. */
export class SignedInStore {
  readonly #prefix: string;
  readonly #listeners = new Set<() => void>();
  #current: SignedIn | null;
  /** When its person ended the session, nothing leads back to where they were. */
  leftOnPurpose = false;

  /** A sign-in of this device ended by itself, and nobody has signed in since; a reload does not forget it. */
  get isLost(): boolean {
    return localStorage.getItem(storedName(this.#prefix, LOST)) !== null;
  }

  constructor(schoolShortName: string) {
    this.#prefix = schoolShortName;
    this.#current = this.#read();
    window.addEventListener('storage', ({ key }) => {
      if (key === null || key.startsWith(storedName(this.#prefix, ''))) this.#follow();
    });
  }

  readonly current = (): SignedIn | null => this.#current;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  hold(reply: LoginReply): void {
    const held = signedInBy(reply);
    for (const [name, cookie] of Object.entries(COOKIES))
      this.#setCookie(cookie, String(held[name as keyof typeof COOKIES]), '');
    this.leftOnPurpose = false;
    localStorage.removeItem(storedName(this.#prefix, LOST));
    this.#keep(held);
  }

  renew({ menuItems, claims }: OwnAccess): void {
    const held = this.#current;
    if (!held || JSON.stringify([held.menuItems, held.claims]) === JSON.stringify([menuItems, claims])) return;
    this.#keep({ ...held, menuItems, claims });
  }

  /** The satisfaction survey was answered, or put off. */
  rated(): void {
    if (this.#current) this.#keep({ ...this.#current, displayCSATModal: false });
  }

  leave(): void {
    this.leftOnPurpose = true;
    this.clear();
  }

  clear(): void {
    this.#forget(this.#current?.impersonatorUsername ? sessionStorage : localStorage);
    if (!this.leftOnPurpose) localStorage.setItem(storedName(this.#prefix, LOST), 'true');
    for (const cookie of Object.values(COOKIES)) this.#setCookie(cookie, '', '; max-age=0');
    this.#publish(null);
  }

  /** Another tab signed somebody in or out: the place of another is held only while its impersonator is signed in. */
  #follow(): void {
    const { impersonatorUsername = null } = this.#current ?? {};
    if (impersonatorUsername !== null && this.#readFrom(localStorage)?.userName !== impersonatorUsername)
      this.#forget(sessionStorage);
    this.#publish(this.#read());
  }

  #forget(storage: Storage): void {
    for (const name of NAMES) storage.removeItem(storedName(this.#prefix, name));
  }

  #setCookie(name: string, value: string, more: string): void {
    const secure = window.location.protocol === 'https:' ? '; secure' : '';
    document.cookie = `${this.#prefix}_${name}=${encodeURIComponent(value)}; path=/; samesite=strict${secure}${more}`;
  }

  #keep(held: SignedIn): void {
    const storage = held.impersonatorUsername === null ? localStorage : sessionStorage;
    for (const name of NAMES) storage.setItem(storedName(this.#prefix, name), JSON.stringify(held[name]));
    this.#publish(held);
  }

  #read(): SignedIn | null {
    return this.#readFrom(sessionStorage) ?? this.#readFrom(localStorage);
  }

  #readFrom(storage: Storage): SignedIn | null {
    const parts = NAMES.map((name) => [name, storage.getItem(storedName(this.#prefix, name))] as const);
    if (parts.some(([, part]) => part === null)) return null;
    try {
      return Object.fromEntries(parts.map(([name, part]) => [name, JSON.parse(part!)])) as unknown as SignedIn;
    } catch {
      return null;
    }
  }

  #publish(next: SignedIn | null): void {
    this.#current = next;
    for (const listener of this.#listeners) listener();
  }
}

let store: SignedInStore | undefined;

export const signedInStore = (schoolShortName: string): SignedInStore => (store ??= new SignedInStore(schoolShortName));
