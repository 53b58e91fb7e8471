import type { OwnNotice } from '#contract/communication/notices.ts';
import { displayDate } from '#rules/displayDate.ts';
import { NoticeText } from '../../ui/NoticeText.tsx';
import './notices.css';

export const NoticeArticle = ({
  notice: { title, category, startDate, senderName, description },
}: {
  readonly notice: Pick<OwnNotice, 'title' | 'category' | 'startDate' | 'senderName' | 'description'>;
}) => (
  <article className="announced">
    <h3>{title}</h3>
    <p className="announced__by">
      {displayDate(startDate)} · {senderName} · {category}
    </p>
    <NoticeText html={description} />
  </article>
);
