/** As two names look alike: 'Bursar.' and 'bur-sar' are both 'bursar'. */
export const nameKey = (name: string): string => name.toLowerCase().replace(/[._/-]/g, '');

const CODE = '[a-z0-9]{1,12}';

/** What stands for a placeholder of a template of matric numbers; what is none stands for itself. */
const PARTS: Readonly<Record<string, string>> = {
  yy: '[0-9]{2}',
  yyyy: '[0-9]{4}',
  dept: CODE,
  fac: CODE,
  type: CODE,
  seq3: '[0-9]{3,}',
  seq4: '[0-9]{4,}',
  seq5: '[0-9]{5,}',
  seq6: '[0-9]{6,}',
};

/** The keys of all numbers that a template will ever give, as a regular expression that JavaScript and PostgreSQL read alike. */
export const keysOfTemplate = (template: string): string =>
  `^${template
    .split(/(\{\w+\})/)
    .map((part) => PARTS[part.slice(1, -1)] ?? nameKey(part).replace(/[^a-z0-9]/g, ''))
    .join('')}$`;

/** Of JAMB registration numbers, older and newer: see `FORMATS`. */
export const JAMB_KEYS = '^([0-9]{8}|(19|20)[0-9]{10})[a-z]{2}$';

/** Of a programme's application numbers: its name, a year and a serial. */
export const keysOfApplications = (programmeId: string): string => `^${nameKey(programmeId)}[0-9]{4}[0-9]{6,}$`;
