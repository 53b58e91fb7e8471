import { Type, type Static } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';

const Id = Type.Object({ id: Type.String({ format: 'uuid' }) });

const Kind = Type.Union([Type.Literal('pdf'), Type.Literal('jpg'), Type.Literal('png')]);

/** `size` is in bytes. */
const facts = { id: Type.String(), name: Type.String(), kind: Kind, size: Type.Integer() };

export const DocumentFacts = Type.Object(facts);
export type DocumentFacts = Static<typeof DocumentFacts>;

/** `received` bytes from its beginning have come; a file is a document when it has `arrived`. */
export const UploadStatus = Type.Object({ ...facts, received: Type.Integer(), arrived: Type.Boolean() });
export type UploadStatus = Static<typeof UploadStatus>;

export const declareUpload = endpoint({
  method: 'PUT',
  path: '/UserDocument/upload/:id',
  access: 'applicant',
  summary:
    "Declares a file that will be sent in parts, under an id of the sender's own; repeated, it says how much of the file has arrived",
  params: Id,
  body: Type.Object({
    section: Type.String({ maxLength: 80 }),
    /** JSON Pointer of the field whose limits the file must meet. */
    field: Type.String({ maxLength: 200 }),
    name: Type.String({ maxLength: 255 }),
    kind: Kind,
    size: Type.Integer({ minimum: 1 }),
  }),
  reply: UploadStatus,
});

export const sendPart = endpoint({
  method: 'PATCH',
  path: '/UserDocument/upload/:id',
  access: 'applicant',
  summary:
    'Takes the bytes from an offset on (application/octet-stream, at most 512 kB); what it has already is passed over, a gap is refused with 409, and the last part makes it a document',
  params: Id,
  query: Type.Object({ offset: Type.Integer({ minimum: 0 }) }),
  reply: UploadStatus,
});

export const uploadStatus = endpoint({
  method: 'GET',
  path: '/UserDocument/upload/:id',
  access: 'applicant',
  summary: 'How much of an upload has arrived',
  params: Id,
  reply: UploadStatus,
});

export const removeDocument = endpoint({
  method: 'DELETE',
  path: '/UserDocument/:id',
  access: 'applicant',
  summary:
    'Removes a file, arrived or on its way. One that a saved section names goes when no section names it any more',
  params: Id,
  reply: Type.Null(),
});

export const uploadPassport = endpoint({
  method: 'POST',
  path: '/UserDocument/upload-passport',
  access: 'applicant',
  summary:
    "Replaces the applicant's passport photograph (multipart, one file, under 1 MB, png or jpeg by content). Sent again under the id that its sender made up, it is kept once",
  query: Type.Object({ id: Type.Optional(Type.String({ format: 'uuid' })) }),
  reply: Type.Object({ id: Type.String() }),
});

export const removePassport = endpoint({
  method: 'DELETE',
  path: '/UserDocument/passport',
  access: 'applicant',
  summary: "Removes the applicant's passport photograph",
  reply: Type.Null(),
});

export const readDocument = endpoint({
  method: 'GET',
  path: '/UserDocument/:id',
  access: 'applicant',
  summary: "One of the application's own files, as it was sent",
  params: Id,
  produces: 'application/octet-stream',
  reply: Type.Unknown(),
});

export const previewDocument = endpoint({
  method: 'GET',
  path: '/UserDocument/:id/preview',
  access: 'applicant',
  summary: "A small picture of one of the application's own pictures",
  params: Id,
  produces: 'image/jpeg',
  reply: Type.Unknown(),
});
