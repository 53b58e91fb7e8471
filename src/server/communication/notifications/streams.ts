import { PassThrough, type Readable } from 'node:stream';
import { Problem } from '../../platform/problem.ts';

/** A stream says only that there is something new, never what it is: the page asks for it, and is authorised anew. */
const SIGN_OF_LIFE_MS = 25_000;
/** This is ten minutes, so a stream ends before its token does and a session that is over hears no more for long. */
const LONGEST_LIFE = 24;
/** Each device has one; the tabs of a browser share theirs. */
const MOST_A_PERSON = 6;

/** What there is new of: of notifications, or of background jobs. */
export type News = 'changed' | 'jobs';

const eventOf = (news: News) => `event: ${news}\ndata:\n\n`;
const SIGN_OF_LIFE = ': still here\n\n';

interface Stream {
  readonly body: PassThrough;
  age: number;
}

export class Streams {
  readonly #byPerson = new Map<string, Set<Stream>>();
  #beating: NodeJS.Timeout | undefined;

  /** @throws Problem 429 for one more than a person may hold on this server; the page then polls */
  open(userId: string): Readable {
    const own = this.#byPerson.get(userId) ?? new Set();
    if (own.size >= MOST_A_PERSON)
      throw new Problem(429, 'Notifications are open in too many places', { retryAfter: 60 });
    const stream = { body: new PassThrough(), age: 0 };
    stream.body.once('close', () => this.#forget(userId, stream));
    this.#byPerson.set(userId, own.add(stream));
    this.#beating ??= setInterval(() => this.#beat(), SIGN_OF_LIFE_MS).unref();
    stream.body.write(eventOf('changed'));
    return stream.body;
  }

  /** Null notifies everybody: it is not known whom the news is for. */
  notify(userId: string | null, news: News = 'changed'): void {
    const streams = userId === null ? this.#all() : (this.#byPerson.get(userId) ?? []);
    for (const stream of streams) send(stream, eventOf(news));
  }

  close(): void {
    for (const { body } of this.#all()) body.end();
  }

  #all = (): Stream[] => [...this.#byPerson.values()].flatMap((own) => [...own]);

  #beat(): void {
    for (const stream of this.#all()) {
      stream.age += 1;
      if (stream.age >= LONGEST_LIFE) stream.body.end();
      else send(stream, SIGN_OF_LIFE);
    }
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
