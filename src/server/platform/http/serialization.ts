import fastJsonStringify from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';

/** Compiles at the first reply: compiling every endpoint's schema would be most of the start. */
export const serializerCompiler: FastifySerializerCompiler<object> = ({ schema }) => {
  let serialize: ((reply: unknown) => string) | undefined;
  return (reply) => (serialize ??= fastJsonStringify(schema))(reply);
};
