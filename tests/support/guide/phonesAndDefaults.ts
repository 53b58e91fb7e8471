import { expect } from 'vitest';
import { compiledSection } from '#catalogue/compiling/compiledSection.ts';
import { startFilling } from '#form/section/filling.ts';
import { mistakesIn } from './mistakesIn.ts';
import { jupeb, type Declared } from './promises.ts';

const SECTION = 'sponsor-and-referee';

export function phonesAreOfAnyCountry(after: Declared): void {
  const guarantor = (guarantorPhone: string) =>
    mistakesIn(after, 'jupeb', SECTION, (answers) => ({ ...answers, guarantorPhone }));
  for (const phone of ['+44 7700 900123', '01 234 5678', '0803 123 4567']) expect(guarantor(phone)).toEqual({});
  const { '/guarantorPhone': sentence } = guarantor('0803');
  const [shown = ''] = /\+[\d ]+$/.exec(sentence!) ?? [];
  expect(guarantor(shown), sentence).toEqual({});
  expect(
    mistakesIn(after, 'jupeb', 'personal-details', (answers) => ({ ...answers, mobileNumber: '+44 7700 900123' })),
  ).toEqual({ '/mobileNumber': 'invaild phone number' });
}

export function defaultsAreFilledIn(after: Declared): void {
  const section = compiledSection(jupeb(after), SECTION);
  const filling = startFilling(section, {}, true);
  const [nigeria, ghana] = [566, 288];
  expect(filling.answers()).toMatchObject({ nationality: nigeria });
  expect(filling.answers()).not.toHaveProperty('visa');
  filling.edit('/nationality', ghana);
  expect(filling.answers()).toMatchObject({ nationality: ghana, visa: 'Student' });
  filling.edit('/nationality', undefined);
  expect(filling.answers()['nationality'], 'what is deleted stays deleted').toBeUndefined();
  const typed = { nationality: ghana, visa: 'Visitor' };
  expect(startFilling(section, typed, true).answers()).toEqual(typed);
}
