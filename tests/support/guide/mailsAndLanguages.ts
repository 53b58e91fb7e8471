import { expect } from 'vitest';
import { withFields } from '#catalogue/mailTexts.ts';
import { catalogueOf, HOUSE } from '../programmes.ts';
import { jupeb, type Declared } from './promises.ts';
import { mistakesIn } from './mistakesIn.ts';

export function mailsAreDeclared(after: Declared): void {
  const { mails, version } = jupeb(after);
  expect(Object.keys(mails!)).toEqual(['invoiced', 'paid', 'submitted', 'reminder']);
  expect(mails!.reminder!.daysBefore).toBe(7);
  const values: Readonly<Record<string, string>> = {
    programme: 'JUPEB',
    rrr: '2700',
    'personal-details/lgaId': 'Ikeja',
  };
  const written = (text: string) => withFields(text, (field) => values[field] ?? '-');
  expect(written(mails!.invoiced!.subject!)).toBe('JUPEB: your RRR is 2700');
  expect(written(mails!.submitted!.paragraphs![1]!)).toBe('You come from Ikeja and chose -.');
  expect(version, 'a mail changes nothing that is asked').toBe(catalogueOf([HOUSE]).byId('jupeb')!.version);
}

export function textsAreTranslated(after: Declared): void {
  const unanswered = mistakesIn(after, 'jupeb', 'personal-details', ({ homeTown: _, ...answers }) => answers);
  expect(unanswered).toEqual({ '/homeTown': 'please enter the town' });
  const { languages, translations } = jupeb(after);
  expect(languages).toEqual(['pcm']);
  expect(translations!.pcm, 'with the limits of the question in both').toEqual({
    'Name of your home town': 'The name of your papa town',
    'Where your people come from': 'Where your people from come',
    'please enter the town': 'abeg put the town',
    'no more than 60 letters': 'no pass 60 letters',
  });
}
