import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/admissions/forms.ts';
import { serveWorkflow } from '../../kit/workflow/serveWorkflow.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { route } from '../../platform/route.ts';
import { changeForm, undoChange } from './editing.ts';
import { draftWork, publishing } from './publishing.ts';
import { formReader } from './reading.ts';
import { listForms, openForm } from './service.ts';

export function formRoutes(app: FastifyInstance, platform: Platform): void {
  const read = formReader(platform);
  route(app, contract.forms, () => listForms(platform));
  route(app, contract.form, ({ params: { programme }, caller }) => openForm(platform, read, programme, caller));
  route(app, contract.changeForm, (call) => changeForm(platform, read, call.params.programme, call.body, byOf(call)));
  route(app, contract.undoChange, (call) => undoChange(platform, call.params.programme, call.params.id, byOf(call)));
  serveWorkflow(app, platform, contract.formDraftWork, draftWork, publishing(platform, read));
}
