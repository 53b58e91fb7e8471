import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FromList } from '../record/Beside.tsx';
import { isPlainClick } from './plainClick.ts';

/** On a row's link: a plain one, since the router's own is drawn again, 50 times a page, whenever the address changes. */
export const ROW_LINK = { 'data-row-link': '' };

/** Follows the rows' links inside the portal, and hands over the list that they were opened from. */
export function useRowLinks(addresses: readonly string[] | undefined) {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest('a[data-row-link]');
    if (!link || !addresses || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(link.getAttribute('href')!, { state: { rows: addresses } satisfies FromList });
  };
}
