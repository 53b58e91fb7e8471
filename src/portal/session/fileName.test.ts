import { expect, test } from 'vitest';
import { fileNameIn } from './fileName.ts';

test.each([
  ['attachment; filename="faculties-2026-11-23.csv"', 'faculties-2026-11-23.csv'],
  ["attachment; filename*=UTF-8''Certificat%20de%20naissance%20%27A%27.pdf", "Certificat de naissance 'A'.pdf"],
  ['attachment; filename="plain.pdf"; filename*=UTF-8\'\'%E1%BB%8C%CC%80y%E1%BB%8D%CC%81.pdf', 'Ọ̀yọ́.pdf'],
  ['attachment', undefined],
])('of %s the name is %s', (disposition, name) => expect(fileNameIn(disposition)).toBe(name));
