import { describe, expect, test } from 'vitest';
import type { Catalogue, Refusal } from '../catalogue.ts';
import { jupeb } from '../jupeb.fixture.ts';
import type { Programme } from '../programme.ts';
import { createCatalogue } from './load.ts';
import { mistakeIn } from './refusals.ts';
import { redeclare } from './redeclare.ts';

const own = (id: string, applicationTypeId: number, version = 'first'): Programme => ({
  ...jupeb,
  id,
  applicationTypeId,
  version,
  name: id,
  card: { mode: id },
  routes: { login: `/${id}_login`, application: `/${id}_application`, preview: `/${id}_preview` },
  endpoints: {
    login: { method: 'POST', path: `/${id}/login` },
    load: { method: 'GET', path: `/${id}/application` },
    slip: { method: 'GET', path: `/${id}/slip` },
    sections: {},
  },
});

const catalogue = (programmes: readonly Programme[], refusals: readonly Refusal[] = []): Catalogue =>
  createCatalogue([jupeb, ...programmes], {}, refusals);

const refused = (id: string): Refusal => ({
  mistake: mistakeIn(`flows/${id}/flow.json`, 'has a mistake.'),
  programme: { id, name: id, pages: [], invoicePages: [] },
});

const redeclared = (standing: Catalogue, read: Catalogue) =>
  redeclare({ standing, read, isOwn: (id) => id !== 'jupeb' });

const namesOf = ({ programmes }: Catalogue) => programmes.map(({ id, version }) => `${id} ${version}`).sort();
const reported = ({ refusals }: Catalogue) =>
  refusals.map(({ mistake, stands }) => `${mistake.message}${stands ? ' It stands.' : ''}`);

describe('what a running server serves once its declarations have changed', () => {
  test('is what was read', () => {
    const next = redeclared(catalogue([own('a', 901)]), catalogue([own('a', 901, 'second'), own('b', 902)]));
    expect(namesOf(next)).toEqual(['a second', 'b first', `jupeb ${jupeb.version}`]);
    expect(next.refusals).toEqual([]);
  });

  test('is what stood, where that has a mistake now or is gone', () => {
    const standing = catalogue([own('a', 901), own('b', 902)]);
    const next = redeclared(standing, catalogue([], [refused('a'), refused('c')]));
    expect(namesOf(next)).toEqual(namesOf(standing));
    expect(reported(next)).toEqual([
      expect.stringMatching(/flows\/a\/flow\.json:1 .*has a mistake\. It stands\./),
      expect.stringMatching(/flows\/c\/flow\.json:1 .*has a mistake\.$/),
      expect.stringMatching(/flows\/b\/flow\.json:1 .*is not there any more.* It stands\./),
    ]);
  });

  test('is never two of one number, though the other one stands only because of its mistake', () => {
    const standing = catalogue([own('a', 901), own('b', 902)]);
    const next = redeclared(standing, catalogue([own('b', 901), own('c', 902)], [refused('a')]));
    expect(namesOf(next)).toEqual(namesOf(standing));
    expect(reported(next).slice(1)).toEqual([
      expect.stringMatching(/the number 901 of b is that of a, which is served as it stood\. It stands\./),
      expect.stringMatching(/the number 902 of c is that of b, which is served as it stood\.$/),
    ]);
  });

  test('is nothing at a page that another one has for something else', () => {
    const login = jupeb.routes.login;
    const own901 = own('a', 901);
    const taking = { ...own901, invoice: { ...own901.invoice, generatePage: `${login}/` } };
    const next = redeclared(catalogue([]), catalogue([taking]));
    expect(namesOf(next)).toEqual([`jupeb ${jupeb.version}`]);
    expect(reported(next)).toEqual([expect.stringMatching(/the page \/jupeb_login of a is that of jupeb/)]);
  });

  test('is nothing at an address at which another one’s referees answer', () => {
    const [asking, taking] = [own('a', 901), own('b', 902)];
    const named = { method: 'POST', path: '/a/referees', identifiedBy: 'rrr' } as const;
    const followUp = { name: 'ask-referees', form: 'reference' } as const;
    const asks = { ...asking, endpoints: { ...asking.endpoints, sections: { named: { ...named, followUp } } } };
    const answers = { method: 'POST', path: '/a/open-referee-form' } as const;
    const takes = { ...taking, endpoints: { ...taking.endpoints, login: answers } };
    const next = redeclared(catalogue([asks]), catalogue([takes]));
    expect(reported(next)).toContainEqual(
      expect.stringMatching(/the address POST \/a\/open-referee-form of b is that of a/),
    );
  });

  test('is the product’s as it was, whatever its files have become', () => {
    const changed = createCatalogue([{ ...jupeb, version: 'second' }], {}, []);
    expect(namesOf(redeclared(catalogue([]), changed))).toEqual([`jupeb ${jupeb.version}`]);
  });
});
