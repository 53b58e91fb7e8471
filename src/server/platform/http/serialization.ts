import fastJsonStringify from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';

/** Compiles the schema of a reply when one is first sent: to compile those of every endpoint would be most of the start. */
export const serializerCompiler: FastifySerializerCompiler<object> = ({ schema }) => {
  let serialize: ((reply: unknown) => string) | undefined;
  return (reply) => (serialize ??= fastJsonStringify(schema))(reply);
};
