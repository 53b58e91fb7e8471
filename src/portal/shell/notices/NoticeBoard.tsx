import type { OwnNotice } from '#contract/communication/notices.ts';
import { NoticeArticle } from './NoticeArticle.tsx';

export const NoticeBoard = ({ notices }: { readonly notices: readonly OwnNotice[] }) => (
  <section className="sheet board" aria-labelledby="board-title">
    <h2 id="board-title">General Notice</h2>
    {notices.map((notice, index) => (
      <NoticeArticle key={notice.id} notice={notice} isOpen={index === 0} />
    ))}
  </section>
);
