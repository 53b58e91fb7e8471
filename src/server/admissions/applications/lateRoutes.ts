import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { ENTRANCES } from '#catalogue/registry/entrances.ts';
import { ApplicationRecord, EntranceReply, loginBody } from '#contract/admissions/applications.ts';
import { endpoint } from '#contract/kit/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import { declaredPathOf, LateParams, latePath, lateProgramme } from '../../platform/programmes/programmeRoutes.ts';
import { route } from '../../platform/route.ts';
import { load, logIn, save } from './acts.ts';

/** Which field must be typed is the programme's: login says what is missing. */
const AnyLogin = Type.Partial(loginBody(Object.values(ENTRANCES).flatMap(({ fields }) => fields)));

/** For programmes that are declared while the server runs. */
export function registerLate(app: FastifyInstance, platform: Platform): void {
  route(
    app,
    endpoint({
      method: 'POST',
      path: latePath('login'),
      access: 'public',
      door: 'login',
      summary: 'Opens a paid application of a programme that was declared since the server started',
      params: LateParams,
      body: AnyLogin,
      reply: EntranceReply,
    }),
    ({ params, ...call }) => logIn(platform, { programmeId: lateProgramme(platform, params), ...call }),
  );

  route(
    app,
    endpoint({
      method: 'GET',
      path: latePath('load'),
      access: 'applicant',
      summary: 'An application of such a programme with its answers and drafts',
      params: LateParams,
      reply: ApplicationRecord,
    }),
    ({ params, ...call }) => load(platform, { programmeId: lateProgramme(platform, params), ...call }),
  );

  for (const method of ['POST', 'PUT'] as const)
    route(
      app,
      endpoint({
        method,
        path: latePath('section'),
        access: 'applicant',
        summary: "Saves a section of such a programme; replies with the applicant's id",
        params: LateParams,
        body: Type.Record(Type.String(), Type.Unknown()),
        reply: Type.String(),
      }),
      ({ params, ...call }) =>
        save(platform, { programmeId: lateProgramme(platform, params), path: declaredPathOf(call.request), ...call }),
    );
}
