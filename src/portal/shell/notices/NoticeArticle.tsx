import type { OwnNotice } from '#contract/communication/notices.ts';
import { displayDate } from '#rules/displayDate.ts';
import { NoticeText } from '../../ui/NoticeText.tsx';
import './notices.css';

interface NoticeArticleProps {
  readonly notice: Pick<OwnNotice, 'title' | 'category' | 'startDate' | 'senderName' | 'description'>;
  /** A notice among several is one line until it is opened. */
  readonly isOpen: boolean;
}

export const NoticeArticle = ({
  notice: { title, category, startDate, senderName, description },
  isOpen,
}: NoticeArticleProps) => (
  <article className="announced">
    <details open={isOpen}>
      <summary>
        <h3>{title}</h3>
      </summary>
      <p className="announced__by">
        {displayDate(startDate)} · {senderName} · {category}
      </p>
      <NoticeText html={description} />
    </details>
  </article>
);
