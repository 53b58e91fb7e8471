import { accountOf, readMatrix } from '../../support/matrix.ts';
import { openApiOf } from '../../support/openApi.ts';
import type { Attack } from '../attack.ts';
import { newApplicant } from '../target/applicants.ts';
import { signIn } from '../target/people.ts';
import type { Target } from '../target/target.ts';
import { hostileAddresses, hostileThroughout } from './hostileParts.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Whom the access matrix names and nobody can sign in as. */
const IN_ANOTHERS_PLACE = 'as admin';

/** What would sign its own caller out, and a stream of events, which never ends. */
const LEFT_OUT = /logout|log-out|change-password|deactivate|stream/i;

const LONGEST_NOTE = 200;

/** A failure of the server is a finding by itself: the tally has them. What declares no parameters is tried in every run. */
export const addresses: Attack = {
  name: 'addresses',
  about: 'every parameter of every address as NUL, as no UTF-8, with a slash and as 10 kB, in every method',
  async run(target) {
    const { paths } = await openApiOf(target.stranger());
    const all = Object.keys(paths).filter((path) => !LEFT_OUT.test(path));
    const [ofContract, others] = [all.filter(isOfContract), all.filter((path) => !isOfContract(path))];
    const tokenFor = tokensOf(target);
    const browser = target.stranger();
    let slowest = { ms: 0, what: '' };
    for (const path of [...others, ...target.random.some(ofContract, target.times(ofContract.length, 20))]) {
      for (const method of METHODS) {
        const operation = paths[path]![method];
        const queries = operation?.parameters?.filter((each) => each.in === 'query').map(({ name }) => name) ?? [];
        const token = await tokenFor(method, path);
        const body = method === 'get' ? undefined : {};
        const sent = operation ? hostileAddresses({ path, queries }) : [hostileThroughout(path)];
        for (const address of sent) {
          const { ms, status } = await browser.call(method.toUpperCase(), address, { token, body });
          const what = `${method.toUpperCase()} ${address.slice(0, LONGEST_NOTE)}, ${status}`;
          slowest = ms > slowest.ms ? { ms, what } : slowest;
        }
      }
    }
    target.note(`the slowest took ${Math.round(slowest.ms)} ms: ${slowest.what}`);
    return [];
  },
};

const isOfContract = (path: string) => path.startsWith('/api/') && !path.startsWith('/api/docs');

/** The token of somebody who may call it, so that a handler is reached. */
function tokensOf(target: Target): (method: string, path: string) => Promise<string | undefined> {
  const matrix = new Map(
    readMatrix().map(({ method, path, verdicts }) => [`${method.toLowerCase()} /api${path}`, verdicts]),
  );
  const held = new Map<string, Promise<{ readonly token: string }>>();
  return async (method, path) => {
    const verdicts = Object.entries(matrix.get(`${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`) ?? {});
    const [caller = 'nobody'] =
      verdicts.find(([name, verdict]) => verdict === 'yes' && name !== IN_ANOTHERS_PLACE) ?? [];
    if (caller === 'nobody') return undefined;
    if (!held.has(caller))
      held.set(caller, caller === 'applicant' ? newApplicant(target) : signIn(target, accountOf(caller)));
    return (await held.get(caller))!.token;
  };
}
