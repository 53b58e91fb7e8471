import { Readable } from 'node:stream';

/** All 200 at once would wait longer for an embedded database than its server lets them, on a busy machine. */
const AT_ONCE = 25;

/** A crowd does the same, so many at once; the replies are in its order. */
export const crowd = async <Person, Reply>(
  people: Iterable<Person>,
  act: (person: Person) => Promise<Reply>,
): Promise<Reply[]> => (await Readable.from(people).map(act, { concurrency: AT_ONCE }).toArray()) as Reply[];
