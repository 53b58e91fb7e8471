import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Answers, Journey } from '#catalogue/journey.ts';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import type { FieldError, SectionAnswers } from '#catalogue/validate.ts';
import type { ApplicationRecord } from '#contract/admissions/applications.ts';
import { FlowRunner } from '#form/flow/FlowRunner.tsx';
import { FormServicesContext } from '#form/services.ts';
import type { ApiError } from '../../api/apiError.ts';
import { raiseFlag } from '../../core/flags.ts';
import { usePortalData } from '../../core/portalData.ts';
import { DraftStatusLine } from '../drafts/DraftStatusLine.tsx';
import { useDrafts } from '../drafts/useDrafts.ts';
import { LoadingState } from '../../ui/states.tsx';
import { applicationKey } from '../session/applicationKey.ts';
import { formServices } from '../session/formServices.ts';
import { loadSection, type DeliveredProgramme } from '../session/programmes.ts';
import type { Applicant } from '../session/useApplicant.ts';
import { useOffline } from '../offline/useOffline.ts';
import { AboutSection } from '../referees/AboutSection.tsx';
import { LockedNote } from './LockedNote.tsx';
import { draftParts } from './draftParts.ts';
import { useWaitingFiles } from './useWaitingFiles.ts';

const ConflictInSection = lazy(() =>
  import('./ConflictInSection.tsx').then((module) => ({ default: module.ConflictInSection })),
);

interface ApplicationFormProps {
  readonly application: ApplicationRecord;
  readonly programme: ProgrammeSummary;
  readonly declaration: DeliveredProgramme;
  readonly applicant: Applicant;
}

export function ApplicationForm({ application, programme, declaration, applicant }: ApplicationFormProps) {
  const { school } = usePortalData();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { hash, state } = useLocation();
  const arrives = hash === '' && (state as { verified?: boolean } | null)?.verified === true;
  const [opened] = useState(application);
  const change = (part: (before: ApplicationRecord) => Partial<ApplicationRecord>) =>
    queries.setQueryData<ApplicationRecord>(
      applicationKey(programme.id),
      (before) => before && { ...before, ...part(before) },
    );

  const services = useMemo(
    () => formServices({ applicant, queries, schoolShortName: school.shortName, key: applicationKey(programme.id) }),
    [applicant, queries, school.shortName, programme.id],
  );
  useWaitingFiles(services, school.shortName, application.applicantId);
  const { answers: saved } = application;
  const { drafts, isOpen, conflict } = useDrafts(
    draftParts({ application: opened, programme, declaration, applicant, queries, schoolShortName: school.shortName }),
  );

  const world = { programme, applicant, queries, schoolShortName: school.shortName };
  const Device = useOffline(world, opened, declaration);

  const save = async (section: string, answers: SectionAnswers) => {
    await drafts.hold(section);
    try {
      const { saveOrQueue } = await import('../offline/late.ts');
      await saveOrQueue({ world, application, declaration, saved, section, answers, baseOf: drafts.baseOf });
    } catch (refusal) {
      drafts.release(section);
      // It may have been submitted in another tab or on another device.
      if ((refusal as ApiError).status === 409)
        void queries.invalidateQueries({ queryKey: applicationKey(programme.id) });
      throw refusal;
    }
    drafts.forget(section);
    change(({ answers: before, drafts: { [section]: _, ...others } }) => ({
      answers: { ...before, [section]: answers },
      drafts: others,
    }));
  };

  const openCheck = async (before: Answers) =>
    (await import('./openCheck.ts')).openCheck({
      world,
      declaration,
      saved: before,
      typed: drafts.typed(),
      application,
      onLoaded: (record) => change(() => record),
    });
  const finish = ({ afterLogin, next }: Journey) => {
    void navigate(programme.routes.preview, { state: { fromLogin: true, details: application.rrr } });
    change(() => ({ formCompleted: true, afterLogin, next }));
  };

  const status = useMemo(() => <DraftStatusLine drafts={drafts} />, [drafts]);

  if (!isOpen) return <LoadingState lines={8} label="Loading your application" />;
  return (
    <FormServicesContext value={services}>
      {conflict ? (
        <Suspense fallback={<LoadingState />}>
          <ConflictInSection version={application} conflict={conflict} onResolve={drafts.resolve} />
        </Suspense>
      ) : (
        <FlowRunner
          chart={declaration.chart}
          saved={saved}
          drafts={drafts.typed()}
          next={application.next}
          {...(application.reopened && { openSections: application.reopened.sections })}
          readOnlyFacts={application.facts}
          LockedNote={LockedNote}
          today={application.today}
          hasPassport={application.passport !== null}
          hash={arrives && !application.formCompleted ? null : hash}
          loadSection={(name, answers) =>
            loadSection(versionOf(application), name, {
              answers,
              facts: { ...application.facts, programme: programme.id },
              today: application.today,
              places: application.places,
            })
          }
          onNavigate={(to, { replace }) => void navigate({ hash: to }, { replace })}
          save={save}
          keepDraft={drafts.keep}
          onRefused={(_, errors) => flagRefusal(errors)}
          openCheck={openCheck}
          onFinished={finish}
          status={status}
          aboutSection={(section) => (
            <AboutSection section={section} declaration={declaration} programme={programme} applicant={applicant} />
          )}
        />
      )}
      {Device && (
        <Device
          login={programme.routes.login}
          applicant={applicant}
          applicantId={application.applicantId}
          schoolShortName={school.shortName}
          isBehind={drafts.isBehind}
          discard={drafts.discard}
        />
      )}
    </FormServicesContext>
  );
}

const versionOf = ({ programmeId, version }: ApplicationRecord) => ({ id: programmeId, version });

/** Fields show their own mistakes; some mistakes have a sentence for a flag too. */
function flagRefusal(errors: readonly FieldError[]) {
  const flag = errors.find((error) => error.flag)?.flag;
  if (flag) raiseFlag({ title: 'Invalid Action!', body: flag, intent: 'danger' });
}
