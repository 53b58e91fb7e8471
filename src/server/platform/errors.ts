import type { ErrorObject } from 'ajv';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Away } from './away.ts';
import { fieldMessages } from './http/validation.ts';
import { mistyped, notFound, Problem, Unavailable } from './problem.ts';

const FASTIFY_REFUSALS: Record<number, string> = {
  400: 'The request could not be read',
  413: 'What was sent is too large',
  414: 'This address is too long',
  415: 'This kind of content is not accepted here',
};

/** A 4xx speaks to the caller; anything else is logged in full and stays silent, unless it may soon succeed. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const problem = problemOf(error);
  if (problem) return speak(problem, reply);
  request.log.error({ err: error, route: request.routeOptions.url, method: request.method }, 'request failed');
  return error instanceof Away ? speak(new Unavailable(error.words), reply) : staySilent(request, reply);
}

export const unknownAddress = () => notFound('There is nothing at this address');

function problemOf(error: FastifyError): Problem | undefined {
  if (error instanceof Problem) return error.status < 500 || error instanceof Unavailable ? error : undefined;
  if (error.validation) return mistyped(fieldMessages(error.validation as ErrorObject[]));
  if (error.code?.startsWith('FST_') && error.statusCode && error.statusCode < 500) {
    return new Problem(error.statusCode, FASTIFY_REFUSALS[error.statusCode] ?? error.message);
  }
  return undefined;
}

function speak({ status, message, title, errors, retryAfter, question }: Problem, reply: FastifyReply) {
  if (retryAfter !== undefined) reply.header('retry-after', Math.ceil(retryAfter));
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({ success: false, message, title, errors, question });
}

function staySilent(request: FastifyRequest, reply: FastifyReply) {
  return reply
    .code(500)
    .type('application/json; charset=utf-8')
    .send({ success: false, message: 'Something went wrong', requestId: request.id });
}
