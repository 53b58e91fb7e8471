import { expect, test } from 'vitest';
import { emailSuggestion } from './emailSuggestion.ts';

test.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['Ada.Obi@GMIAL.com ', 'Ada.Obi@gmail.com'],
  ['ada@gamil.com', 'ada@gmail.com'],
  ['ada@gmail.co', 'ada@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@gmailcom', 'ada@gmail.com'],
  ['ada@gmai.com', 'ada@gmail.com'],
  ['ada@gnail.com', 'ada@gmail.com'],
  ['ada@gmail.com.', null],
  ['ada@yaho.com', 'ada@yahoo.com'],
  ['ada@yahooo.com', 'ada@yahoo.com'],
  ['ada@yahoo.co', 'ada@yahoo.com'],
  ['ada@yahoo.com.uk', 'ada@yahoo.co.uk'],
  ['ada@hotmial.com', 'ada@hotmail.com'],
  ['ada@outlok.com', 'ada@outlook.com'],
  ['ada@iclould.com', 'ada@icloud.com'],
  ['bursar@college.con', 'bursar@college.com'],
])('%s asks whether %s was meant', (typed, meant) => {
  expect(emailSuggestion(typed)).toBe(meant);
});

test.each([
  'ada@gmail.com',
  'ADA@Gmail.Com',
  'ada@ymail.com',
  'ada@mail.com',
  'ada@yahoo.fr',
  'ada@hotmail.co.uk',
  'ada@proton.me',
  'ada@aol.com',
  'ada@live.com',
  'ada@gmx.com',
  'ada@me.com',
  'ada@unilag.edu.ng',
  'ada@abiastateuniversity.edu.ng',
  'ada@example.com',
  'ada@matricula.example',
  'ada@company.ng',
  'ada@firm.co',
  'ada@college.com.ng',
  '',
  'ada',
  'ada@',
  '@gmial.com',
  'ada@b@gmial.com',
  'ada obi@gmial.com',
])('%j asks nothing', (typed) => {
  expect(emailSuggestion(typed)).toBeNull();
});
