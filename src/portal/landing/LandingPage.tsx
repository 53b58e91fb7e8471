import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { usePortalData } from '../app/portalData.ts';
import { ScrollToTop } from '../ui/ScrollToTop.tsx';
import { AnnouncementBanner } from './AnnouncementBanner.tsx';
import { HelpLine } from './HelpLine.tsx';
import { MoreApplications } from './MoreApplications.tsx';
import { programmeOfMode } from './modes.ts';
import { ProgrammeCard } from './ProgrammeCard.tsx';
import { useAnnouncements } from './useAnnouncements.ts';
import { Welcome } from './Welcome.tsx';
import './landing.css';

export function Page() {
  const { school, programmes, today } = usePortalData();
  const announcements = useAnnouncements();
  useMode();
  return (
    <main id="content" className="landing">
      <Welcome schoolName={school.name} />
      {announcements.length > 0 && <AnnouncementBanner announcements={announcements} />}
      <section className="landing__cards" id="applications" aria-labelledby="applications-title">
        <h2 id="applications-title">Applications</h2>
        <p className="landing__lead">Choose what you are applying for. You will need a phone number and an email address.</p>
        <ul className="cards">
          {withFormFirst(programmes).filter(({ card }) => card).map((programme) => (
            <li key={programme.id}><ProgrammeCard programme={programme} today={today} /></li>
          ))}
        </ul>
        <MoreApplications programmes={withFormFirst(programmes).filter(({ card }) => !card)} />
      </section>
      <HelpLine phone={school.phone} />
      <ScrollToTop />
    </main>
  );
}

const withFormFirst = (programmes: readonly ProgrammeSummary[]) => [...programmes].sort((a, b) => Number(b.hasForm) - Number(a.hasForm));

/** `/?mode=jupeb` leads where the JUPEB card leads, for another tab or a printed link. */
function useMode() {
  const { programmes } = usePortalData();
  const mode = useSearchParams()[0].get('mode');
  const navigate = useNavigate();
  useEffect(() => {
    if (mode === null) return;
    const programme = programmeOfMode(programmes, mode);
    if (programme) void navigate(programme.invoice.generatePage, { state: { mode }, replace: true });
  }, [mode, programmes, navigate]);
}
