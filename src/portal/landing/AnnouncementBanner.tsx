import { lazy, Suspense, useState } from 'react';
import type { Announcement } from '#contract/communication/notices.ts';
import { Button } from '../ui/Button.tsx';
import { Megaphone } from '../ui/icons.tsx';
import { announcementPreview } from './announcementPreview.ts';

const AnnouncementModal = lazy(() =>
  import('./AnnouncementModal.tsx').then(({ AnnouncementModal: Modal }) => ({ default: Modal })),
);

/** One is in sight; the others unfold, so that the applications are not pushed off a phone's screen. */
export function AnnouncementBanner({ announcements }: { readonly announcements: readonly Announcement[] }) {
  const [opened, setOpened] = useState<Announcement | null>(null);
  const listed = (shown: readonly Announcement[]) => (
    <ul>
      {shown.map((announcement) => (
        <li key={announcement.id} className="news__item">
          <Megaphone />
          <div className="news__words">
            <h2 className="news__title">{announcement.title}</h2>
            <p>{announcementPreview(announcement.description)}</p>
          </div>
          <Button
            look="minimal"
            aria-label={`Read more: ${announcement.title}`}
            onClick={() => setOpened(announcement)}
          >
            Read more
          </Button>
        </li>
      ))}
    </ul>
  );
  const others = announcements.slice(1);
  return (
    <section className="news" aria-label="Announcements">
      <div className="news__list">
        {listed(announcements.slice(0, 1))}
        {others.length > 0 && (
          <details>
            <summary>{others.length} more</summary>
            {listed(others)}
          </details>
        )}
      </div>
      {opened && (
        <Suspense fallback={null}>
          <AnnouncementModal announcement={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </section>
  );
}
