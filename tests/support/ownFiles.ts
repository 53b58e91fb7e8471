import { childPointer } from '#catalogue/pointer.ts';
import type { Programme } from '#catalogue/programme.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import type { FileFacts, FileKind } from '#rules/files.ts';
import { photograph, sendPassport } from './applicant.ts';
import type { Caller } from './call.ts';
import { pdf, png, sampleFile, sendFile } from './files.ts';
import { asksSomething } from './programmes.ts';

/** What an applicant has sent: a photograph, and one file of every kind that the programme takes; nothing, where nothing is asked. */
export interface OwnFiles {
  readonly ids: ReadonlySet<unknown>;
  /** Those that may be the answer to a field. */
  fitting(field: FieldSchema | undefined): readonly string[];
  file(id: unknown): FileFacts | undefined;
}

const CONTENTS: Readonly<Record<FileKind, () => Buffer | Promise<Buffer>>> = { pdf, png, jpg: () => photograph() };

const NOTHING: OwnFiles = { ids: new Set(), fitting: () => [], file: () => undefined };

export async function sendOwnFiles(
  server: Caller,
  token: string,
  programme: Pick<Programme, 'sections'>,
): Promise<OwnFiles> {
  if (!asksSomething(programme)) return NOTHING;
  const passport = await sendPassport(server, token);
  const sent = new Map<string, FileFacts>();
  const asking = Object.entries(programme.sections).flatMap(([section, schema]) =>
    fileFields(schema, '').map((found) => ({ section, ...found })),
  );
  for (const { section, pointer, field } of asking) {
    for (const kind of field.accept!) {
      if ([...sent.values()].some((file) => file.kind === kind)) continue;
      const bytes = await CONTENTS[kind]();
      sent.set(
        await sendFile(
          server,
          token,
          sampleFile({ section, field: pointer }, { kind, bytes, name: `certificate.${kind}` }),
        ),
        { kind, size: bytes.length },
      );
    }
  }
  return {
    ids: new Set([passport, ...sent.keys()]),
    fitting: (field) =>
      field?.widget === 'file'
        ? [...sent].filter(([, { kind }]) => field.accept!.includes(kind)).map(([id]) => id)
        : [passport],
    file: (id) => (id === passport ? { kind: 'jpg', size: 0 } : sent.get(id as string)),
  };
}

function fileFields(schema: FieldSchema, pointer: string): { readonly pointer: string; readonly field: FieldSchema }[] {
  if (schema.widget === 'file') return [{ pointer, field: schema }];
  const below = schema.items ? fileFields(schema.items, childPointer(pointer, 0)) : [];
  return [
    ...below,
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
      fileFields(field, childPointer(pointer, name)),
    ),
  ];
}
