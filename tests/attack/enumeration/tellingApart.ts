import type { Finding } from '../attack.ts';
import type { Browser, TimedAnswer } from '../target/browser.ts';
import { newPhone } from '../target/applicants.ts';
import { newAccount } from '../target/people.ts';
import type { Step } from '../inTurn.ts';
import type { Target } from '../target/target.ts';
import { medianOf, tellsApart } from './timing.ts';

/** The same request about something that the college knows and about something that it does not. */
interface Pair {
  readonly what: string;
  readonly known: (browser: Browser) => Promise<TimedAnswer>;
  readonly unknown: (browser: Browser) => Promise<TimedAnswer>;
}

const DEMO = ['student', 'lecturer', 'hod', 'dean', 'bursar', 'admissions', 'admin'];
const ADMITTED = '202630639047FF';
const SAMPLES = 30;
/** Below this a network hides what a server takes longer. */
const HEARD_MS = 3;

async function pairsOf(target: Target): Promise<Pair[]> {
  const { random } = target;
  const account = await newAccount(target);
  const known = [...DEMO, account.userName];
  const nobody = () => random.letters(9);
  const reset = (name: string) => (browser: Browser) =>
    browser.call('POST', `/api/Authentication/send-reset-password-mail?email=${name}%40matricula.example`);
  const login = (userName: string) => (browser: Browser) =>
    browser.call('POST', '/api/Authentication/login', { body: { userName, password: `Wrong#${random.digits(6)}` } });
  const profile = (jambRegNumber: string) => (browser: Browser) =>
    browser.call('GET', `/api/Student/student-initial-profile?jambRegNumber=${jambRegNumber}&rrr=${random.digits(12)}`);
  const candidate = (regNumber: string) => (browser: Browser) =>
    browser.call('POST', '/api/PostUtme/login', { body: { regNumber, phoneOrRrr: newPhone(target) } });
  const noNumber = () => `2026${random.digits(8)}${random.letters(2).toUpperCase()}`;
  return [
    {
      what: 'an e-mail address, by a reset of the password',
      known: (browser) => reset(random.pick(known))(browser),
      unknown: (browser) => reset(nobody())(browser),
    },
    {
      what: 'a user name, by a login',
      known: (browser) => login(random.pick(known))(browser),
      unknown: (browser) => login(nobody())(browser),
    },
    { what: 'an admission number', known: profile(ADMITTED), unknown: (browser) => profile(noNumber())(browser) },
    {
      what: 'a JAMB number, by a login',
      known: candidate(ADMITTED),
      unknown: (browser) => candidate(noNumber())(browser),
    },
  ];
}

type Kind = 'known' | 'unknown';

interface Heard {
  /** Each answer once, its status before its words. */
  readonly answers: Record<Kind, Set<string>>;
  readonly times: Record<Kind, number[]>;
}

/** Asks of both, by turns and from new addresses, so that what the machine does meanwhile slows both alike. */
async function listen(target: Target, pair: Pair): Promise<Heard> {
  const heard: Heard = { answers: { known: new Set(), unknown: new Set() }, times: { known: [], unknown: [] } };
  for (let turn = 0; turn < 2 * target.times(SAMPLES, 4); turn += 1) {
    const kind: Kind = turn % 2 === 0 ? 'known' : 'unknown';
    const { status, text, ms } = await pair[kind](target.stranger());
    if (status === 429) continue;
    heard.answers[kind].add(`${status} ${text}`);
    heard.times[kind].push(ms);
  }
  return heard;
}

/** What is known is told apart by status, words or size, or at the full scale by how long the answer takes. */
async function knownFromUnknown(target: Target): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const pair of await pairsOf(target)) {
    const { answers, times } = await listen(target, pair);
    const apart = [...answers.known].filter((each) => !answers.unknown.has(each));
    if (apart.length > 0)
      findings.push({
        what: `Whether the college knows ${pair.what} is told by the answer`,
        reproduce: `${apart[0]} beside ${[...answers.unknown][0]}`,
      });
    if (target.scale < 1) continue;
    const [one, other] = [medianOf(times.known), medianOf(times.unknown)];
    target.note(
      `${pair.what}: ${one.toFixed(1)} ms known, ${other.toFixed(1)} ms unknown (medians of ${times.known.length} and ${times.unknown.length})`,
    );
    if (Math.abs(one - other) > HEARD_MS && tellsApart(times.known, times.unknown)) {
      findings.push({
        what: `Whether the college knows ${pair.what} is told by the time it takes`,
        reproduce: `${one.toFixed(1)} ms beside ${other.toFixed(1)} ms, medians of interleaved requests`,
      });
    }
  }
  return findings;
}

export const tellingApart: readonly Step[] = [knownFromUnknown];
