import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePortalData } from '../core/portalData.ts';
import { rememberReferral } from '../core/referral.ts';
import { ScrollToTop } from '../ui/ScrollToTop.tsx';
import { AnnouncementBanner } from './AnnouncementBanner.tsx';
import { Applications } from './Applications.tsx';
import { HelpLine } from './HelpLine.tsx';
import { programmeOfMode } from './modes.ts';
import { Services } from './Services.tsx';
import { useAnnouncements } from './useAnnouncements.ts';
import { Welcome } from './Welcome.tsx';
import './landing.css';

export function LandingPage() {
  const { school } = usePortalData();
  const announcements = useAnnouncements();
  useEffect(rememberReferral, []);
  useMode();
  return (
    <main id="content" className="landing">
      <Welcome schoolName={school.name} />
      {announcements.length > 0 && <AnnouncementBanner announcements={announcements} />}
      <Applications />
      <Services />
      <HelpLine phone={school.phone} />
      <ScrollToTop />
    </main>
  );
}

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
