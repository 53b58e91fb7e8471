import countries from 'i18n-iso-countries';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };

/** ISO's name is not the one that a person looks for in an alphabet. */
const USUAL_NAMES: Readonly<Record<string, string>> = {
  CD: 'Congo, Democratic Republic of the',
  CG: 'Congo, Republic of the',
  CI: "Côte d'Ivoire",
  CN: 'China',
  GM: 'Gambia',
  IR: 'Iran',
  MK: 'North Macedonia',
  PS: 'Palestine',
  RE: 'Réunion',
  RU: 'Russia',
  SY: 'Syria',
  TW: 'Taiwan',
  TZ: 'Tanzania',
};

/** Ids are the numeric codes of ISO 3166; the order is that of its letters. */
export function countriesOfTheWorld(): { readonly id: number; readonly name: string }[] {
  countries.registerLocale(english);
  return Object.entries(countries.getNames('en')).map(([code, name]) => ({
    id: Number(countries.alpha2ToNumeric(code)),
    name: USUAL_NAMES[code] ?? name,
  }));
}
