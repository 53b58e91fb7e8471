import { expect, test } from 'vitest';
import { invoiceRequestMistakes, normaliseInvoiceRequest, phoneMistake } from './invoiceRequest.ts';

const good = {
  Lastname: 'Okafor',
  FirstName: 'Ada',
  MobileNumber: '08031234567',
  RegNumber: '+2348031234567',
  Email: 'ada@example.com',
  SessionId: 1,
  Amount: 10000,
  ApplicationTypeId: 5,
};
const INVALID_NAME =
  'invalid name format. Please ensure there are no trailing spaces and use a name with a minimum length of 2 characters.';

test('a good request has no mistakes', () => expect(invoiceRequestMistakes(good, 'phone')).toEqual({}));

test('an empty request has a mistake at every required field, in the words of the form', () => {
  expect(invoiceRequestMistakes({}, 'phone')).toEqual({
    '/ApplicationTypeId': 'please select an invoice type',
    '/Lastname': 'please enter your surname',
    '/FirstName': 'please enter your first name',
    '/Email': 'please input email address',
    '/MobileNumber': 'please input mobile number',
    '/SessionId': 'please enter your session',
    '/Amount': 'please enter amount',
  });
});

test.each([
  ['/Lastname', { Lastname: 'O' }, INVALID_NAME],
  ['/FirstName', { FirstName: ' ' }, 'please enter your first name'],
  ['/FirstName', { FirstName: 'Ada7' }, INVALID_NAME],
  ['/MiddleName', { MiddleName: 'X' }, INVALID_NAME],
  ['/Email', { Email: 'ada@' }, 'please input email address'],
  ['/MobileNumber', { MobileNumber: '8031234567' }, 'invalid phone number'],
  ['/RegNumber', { RegNumber: '08030000000' }, 'invalid phone number'],
])('%s is refused', (pointer, change, message) => {
  expect(invoiceRequestMistakes({ ...good, ...change }, 'phone')).toEqual({ [pointer]: message });
});

test('what people type is put in order before it is judged', () => {
  const typed = {
    ...good,
    Lastname: ' Okafor ',
    FirstName: 'Ada  Ngozi ',
    MobileNumber: '0803 123-4567',
    RegNumber: '+234 803 123 4567',
    Email: 'ada@example.com ',
  };
  expect(invoiceRequestMistakes(typed, 'phone')).toEqual({});
  expect(normaliseInvoiceRequest(typed)).toMatchObject({
    Lastname: 'Okafor',
    FirstName: 'Ada Ngozi',
    Email: 'ada@example.com',
  });
});

test.each(['Ọláṣubọ̀mí', 'Bọ̀mí', 'Ṣẹ́gun', 'Ọlá', 'Ẹ̀gbẹ́yẹmí', 'Ɗanjuma', 'Ƙwaƙwalwa', 'O’Neil', 'Ọlá-Adé'])(
  '%s is a name in either form of Unicode, and stored in one',
  (name) => {
    for (const typed of [name.normalize('NFC'), name.normalize('NFD')]) {
      const request = { ...good, Lastname: typed, FirstName: typed, MiddleName: typed };
      expect(invoiceRequestMistakes(request, 'phone')).toEqual({});
      expect(normaliseInvoiceRequest(request).Lastname).toBe(name.normalize('NFC').replace('’', "'"));
    }
  },
);

test('a name has sixty letters, however many marks they carry, and at least two', () => {
  const mistakes = (name: string) => invoiceRequestMistakes({ ...good, Lastname: name }, 'phone');
  for (const form of ['NFC', 'NFD']) {
    expect(mistakes('ọ̀'.repeat(60).normalize(form))).toEqual({});
    expect(mistakes('ọ̀'.repeat(61).normalize(form))).toEqual({ '/Lastname': INVALID_NAME });
    expect(mistakes('Ọ̀'.normalize(form))).toEqual({ '/Lastname': INVALID_NAME });
  }
  expect(mistakes(`A${'\u0301'.repeat(2000)}da`)).toEqual({ '/Lastname': INVALID_NAME });
  expect(mistakes('\u0301Ada')).toEqual({ '/Lastname': INVALID_NAME });
});

test('an applicant who is registered by JAMB gives the registration number', () => {
  expect(invoiceRequestMistakes({ ...good, RegNumber: '202630639047ff' }, 'jamb')).toEqual({});
  expect(invoiceRequestMistakes(good, 'jamb')).toEqual({ '/RegNumber': 'invalid JAMB registration number' });
  expect(invoiceRequestMistakes({ ...good, RegNumber: '' }, 'jamb')).toEqual({
    '/RegNumber': 'please input your JAMB registration number',
  });
});

test('the phone of the lookup', () => {
  expect(phoneMistake('')).toBe('please input mobile number');
  expect(phoneMistake('12')).toBe('invalid phone number');
  expect(phoneMistake('+2348031234567')).toBeNull();
});

test('a programme may say otherwise that the session is missing', () => {
  expect(invoiceRequestMistakes({}, 'phone')['/SessionId']).toBe('please enter your session');
  expect(invoiceRequestMistakes({}, 'phone', 'please enter your Reg. No.')['/SessionId']).toBe(
    'please enter your Reg. No.',
  );
});
