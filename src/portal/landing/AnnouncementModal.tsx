import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import type { Announcement } from '#contract/notice.ts';
import { displayDate } from '#rules/displayDate.ts';
import { Modal } from '../ui/Modal.tsx';

interface AnnouncementModalProps {
  readonly announcement: Announcement;
  readonly onClose: () => void;
}

/** The server has cleaned the HTML when it was written; it is cleaned again here, where it is shown. */
export function AnnouncementModal({ announcement: { title, description, startDate, senderName }, onClose }: AnnouncementModalProps) {
  const html = useMemo(() => ({ __html: DOMPurify.sanitize(description, { FORBID_TAGS: ['style', 'form', 'input', 'button'], FORBID_ATTR: ['style', 'class', 'id'] }) }), [description]);
  return (
    <Modal title={title} onClose={onClose}>
      <p className="modal__by">{[displayDate(startDate), senderName].filter(Boolean).join(' · ')}</p>
      <div className="prose" dangerouslySetInnerHTML={html} />
    </Modal>
  );
}
