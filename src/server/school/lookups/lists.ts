import { dataRows, namedRows, rowsBelow, rowsUnder } from '../../platform/lookups/dataFiles.ts';
import type { ListSource, RowsByYear } from '../../platform/lookups/listSource.ts';
import type { ListRow } from '../../platform/lookups/table.ts';
import { countryRows, nigerianPlaces, residenceRows } from './places.ts';

interface Combination {
  readonly id: number;
  readonly facultyId: number;
  readonly code: string;
  readonly name: string;
}

const combinationRows = (): ListRow[] =>
  dataRows<Combination>('jupeb-combinations').map(({ id, facultyId, code, name }) => ({
    id,
    name: `${code} ${name}`,
    parents: [facultyId],
  }));

const certificateGrades = rowsBelow('certificate-grades', 'certificateTypeId');

const yearsFrom =
  (first: number): RowsByYear =>
  (last) =>
    Array.from({ length: last - first + 1 }, (_, age) => ({ id: last - age, name: String(last - age), parents: [] }));

const { states, lgas } = nigerianPlaces();

/** These are the same for every college. */
export const fixedLists: ListSource = {
  lists: {
    titles: namedRows('titles'),
    genders: namedRows('genders'),
    'marital-statuses': namedRows('marital-statuses'),
    religions: namedRows('religions'),
    relationships: namedRows('relationships'),
    countries: countryRows(),
    states,
    lgas,
    'states-of-residence': residenceRows(states),
    'o-level-types': namedRows('o-level-types'),
    'o-level-years': yearsFrom(1980),
    'o-level-subjects': namedRows('o-level-subjects'),
    'o-level-grades': namedRows('o-level-grades'),
    'utme-subjects': namedRows('utme-subjects'),
    degrees: namedRows('degrees'),
    'payment-plans': namedRows('payment-plans'),
    'ways-of-hearing': namedRows('ways-of-hearing'),
    'modes-of-study': namedRows('modes-of-study'),
    'sandwich-campuses': namedRows('sandwich-campuses'),
    'certificate-types': namedRows('certificate-types'),
    'certificate-grades': certificateGrades,
    'document-types': namedRows('document-types'),
    'ace-grades': rowsUnder(certificateGrades, 9),
    'tc-grades': rowsUnder(certificateGrades, 10),
    years: yearsFrom(1950),
    languages: namedRows('languages'),
    levels: namedRows('levels'),
    proficiencies: namedRows('proficiencies'),
    'jupeb-faculties': namedRows('jupeb-faculties'),
    'jupeb-combinations': combinationRows(),
    'blood-groups': namedRows('blood-groups'),
    genotypes: namedRows('genotypes'),
    'payment-types': namedRows('payment-types'),
    'payment-purposes': namedRows('payment-purposes'),
    'payment-channels': namedRows('payment-channels'),
    'staff-types': namedRows('staff-types'),
    'salary-grades': namedRows('salary-grades'),
    banks: namedRows('banks'),
    'pension-funds': namedRows('pension-funds'),
  },
};
