import { expect, test } from 'vitest';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { prepareFile } from './prepareFile.ts';

const pdf = (bytes: number) => new File(['%PDF-1.7', new Uint8Array(bytes)], 'thesis.pdf');
const LETTER: FieldSchema = { type: 'string', widget: 'file', lookup: 'uploads', accept: ['pdf'], maxMegabytes: 3 };
const TOLD: FieldSchema = {
  ...LETTER,
  messages: { accept: 'please send your thesis as a PDF', maxMegabytes: 'a thesis is smaller than 3 MB' },
};

test('a file of another kind, or too large, is refused in the words that the question declares', async () => {
  await expect(prepareFile(new File(['hello'], 'a.txt'), TOLD)).rejects.toThrow('please send your thesis as a PDF');
  await expect(prepareFile(pdf(3 * 1024 * 1024), TOLD)).rejects.toThrow('a thesis is smaller than 3 MB');
  expect(await prepareFile(pdf(100), TOLD)).toMatchObject({ kind: 'pdf', name: 'thesis.pdf' });
});

test('and in those of the specification where it declares none', async () => {
  await expect(prepareFile(new File(['hello'], 'a.txt'), LETTER)).rejects.toThrow('Invalid file type. Try again');
  await expect(prepareFile(pdf(3 * 1024 * 1024), LETTER)).rejects.toThrow(
    'File too Large. File should be less than 3MB',
  );
});
