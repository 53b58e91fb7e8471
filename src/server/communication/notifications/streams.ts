import { PassThrough, type Readable } from 'node:stream';
import type { User } from '../../platform/auth/caller.ts';
import { Problem } from '../../platform/problem.ts';

/** A stream says only that there is something new, never what it is: the page asks for it, and is authorised anew. */
const SIGN_OF_LIFE_MS = 25_000;
/** This is ten minutes, so a stream ends before its token does. */
const LONGEST_LIFE = 24;
/** Each device has one; the tabs of a browser share theirs. */
const MOST_A_PERSON = 6;

/** What there is new of: of notifications, or of background jobs. */
export type News = 'changed' | 'jobs';

const eventOf = (news: News) => `event: ${news}\ndata:\n\n`;
const SIGN_OF_LIFE = ': still here\n\n';

interface Stream {
  readonly body: PassThrough;
  readonly sessionId: string;
  age: number;
}

/** Which of these sessions may still use the portal. */
type Living = (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;

/** A stream ends with its session: each is looked at before it hears of anything, and with every sign of life. */
export class Streams {
  readonly #living: Living;
  readonly #byPerson = new Map<string, Set<Stream>>();
  #beating: NodeJS.Timeout | undefined;

  constructor(living: Living) {
    this.#living = living;
  }

  /** @throws Problem 429 for one more than a person may hold on this server; the page then polls */
  open({ userId, sessionId }: Pick<User, 'userId' | 'sessionId'>): Readable {
    const own = this.#byPerson.get(userId) ?? new Set();
    if (own.size >= MOST_A_PERSON)
      throw new Problem(429, 'Notifications are open in too many places', { retryAfter: 60 });
    const stream = { body: new PassThrough(), sessionId, age: 0 };
    stream.body.once('close', () => this.#forget(userId, stream));
    this.#byPerson.set(userId, own.add(stream));
    this.#beating ??= setInterval(() => void this.beat(), SIGN_OF_LIFE_MS).unref();
    stream.body.write(eventOf('changed'));
    return stream.body;
  }

  /** Null notifies everybody: it is not known whom the news is for. */
  async notify(userId: string | null, news: News = 'changed'): Promise<void> {
    const streams = userId === null ? this.#all() : [...(this.#byPerson.get(userId) ?? [])];
    for (const stream of await this.#stillGood(streams)) send(stream, eventOf(news));
  }

  close(): void {
    for (const { body } of this.#all()) body.end();
  }

  #all = (): Stream[] => [...this.#byPerson.values()].flatMap((own) => [...own]);

  async beat(): Promise<void> {
    for (const stream of await this.#stillGood(this.#all())) {
      stream.age += 1;
      if (stream.age >= LONGEST_LIFE) stream.body.end();
      else send(stream, SIGN_OF_LIFE);
    }
  }

  /** Where the database cannot say, as while it is away, all go on until the next sign of life. */
  async #stillGood(streams: readonly Stream[]): Promise<readonly Stream[]> {
    if (streams.length === 0) return streams;
    const living = await this.#living(streams.map(({ sessionId }) => sessionId)).catch(() => undefined);
    if (!living) return streams;
    for (const { sessionId, body } of streams) if (!living.has(sessionId)) body.end();
    return streams.filter(({ sessionId }) => living.has(sessionId));
  }

  #forget(userId: string, stream: Stream): void {
    const own = this.#byPerson.get(userId);
    own?.delete(stream);
    if (own?.size === 0) this.#byPerson.delete(userId);
    if (this.#byPerson.size > 0) return;
    clearInterval(this.#beating);
    this.#beating = undefined;
  }
}

/** A page that does not read what it is sent is dropped; it connects again when it can. */
function send({ body }: Stream, words: string): void {
  if (body.writableNeedDrain) body.destroy();
  else if (body.writable) body.write(words);
}
