import { expect, test } from 'vitest';
import { mentions, mentionsApart, writtenOut } from './mentions.ts';

test('a test uses an address that it has whole, with or without what the server puts before it', () => {
  for (const text of ["open('/records/view')", "goto('/records/view?search=a')", "call('GET', '/api/records/view')"])
    expect(mentions(text, '/records/view')).toBe(true);
  for (const text of ["'/records/viewed'", "'/old/records/view'", "'/records/view/1'"])
    expect(mentions(text, '/records/view')).toBe(false);
});

test('a parameter is any one part', () => {
  for (const text of ["'/invoice/1234/paid'", '`/invoice/${rrr}/paid`', '`/invoice/${own.rrr}/paid?again`'])
    expect(mentions(text, '/invoice/{rrr}/paid')).toBe(true);
  expect(mentions("'/invoice/paid'", '/invoice/{rrr}/paid')).toBe(false);
});

test('a short name stands for its address', () => {
  const text = "const WING = '/api/Hostel';\nconst BEDS = `${WING}/beds`;\ncall(`${BEDS}/${id}`)";
  expect(mentions(writtenOut(text), '/Hostel/beds/{id}')).toBe(true);
});

test('a constant does not hide a parameter of its name', () => {
  const text = "const call = (path) => ask(`/api/Menus${path}`);\nconst path = `/menus/${id}`;\ncall('/menu-claims')";
  expect(mentionsApart(writtenOut(text), '/Menus', 'menu-claims')).toBe(true);
});

test('an address that is put together counts where its last part stands apart', () => {
  const text = "const ask = (way) => call(`/api/Menus/${way}`);\nask('menu-claims')";
  expect(mentionsApart(text, '/Menus', 'menu-claims')).toBe(true);
  expect(mentionsApart(text, '/Menus', 'menus')).toBe(false);
});
