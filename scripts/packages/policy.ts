/** These ask for a notice and nothing else. */
const PERMISSIVE = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Python-2.0',
  'PSF-2.0',
];

/** These ask that changes to the package itself are published: the college makes none, and links libvips dynamically. */
const WEAK_COPYLEFT = ['MPL-2.0', 'LGPL-3.0-or-later'];

/** Somebody read these licences, since no program recognises what the package.json names. */
export const READ_LICENCES: Readonly<Record<string, string>> = {
  'dejavu-fonts-ttf': 'Bitstream Vera, which lets fonts be embedded and passed on unsold',
  'png-js': 'MIT, in its LICENSE file',
};

export const INSTALL_SCRIPTS: Readonly<Record<string, { readonly runs: boolean; readonly reason: string }>> = {
  node: { runs: true, reason: 'puts the Node that every command runs on into its place' },
  esbuild: { runs: false, reason: 'only makes its command start sooner; Storybook works without' },
};

const everyOne = (expression: string, allowed: readonly string[]) =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.includes(licence.trim())));

export const isPermissive = (licence: string): boolean => everyOne(licence, PERMISSIVE);
export const isAllowed = (licence: string): boolean => everyOne(licence, [...PERMISSIVE, ...WEAK_COPYLEFT]);

export const ALLOWED_LICENCES: readonly string[] = [...PERMISSIVE, ...WEAK_COPYLEFT];
