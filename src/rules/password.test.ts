import { expect, test } from 'vitest';
import { passwordMistake } from './password.ts';

test.each([
  ['', 'please input your password'],
  ['Ab1!', 'your password must have 8 to 30 characters'],
  [`Ab1!${'x'.repeat(27)}`, 'your password must have 8 to 30 characters'],
  ['Password!', 'your password must have a digit'],
  ['PASSWORD1!', 'your password must have a lowercase letter'],
  ['password1!', 'your password must have an uppercase letter'],
  ['Password1', 'your password must have a special character'],
  ['Password 1', 'your password must have a special character'],
  ['Portal#2026', null],
  ['Ọmọlará-9', null],
  ['Ọmọ̀lará99', 'your password must have a special character'],
  ['Ọmọ̀lará99'.normalize('NFD'), 'your password must have a special character'],
  [`Ọ̀-9${'ọ̀'.repeat(4)}`, 'your password must have 8 to 30 characters'],
  [`Ọ̀-9${'ọ̀'.repeat(27)}`, null],
])('%s: %s', (password, mistake) => expect(passwordMistake(password)).toBe(mistake));
