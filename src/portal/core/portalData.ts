import { createContext, use } from 'react';
import type { PortalData } from '#contract/shell/portalData.ts';

export const PortalDataContext = createContext<PortalData | null>(null);

export function usePortalData(): PortalData {
  const data = use(PortalDataContext);
  if (!data) throw new Error('No portal data around this component');
  return data;
}

export const readPortalData = (): PortalData =>
  JSON.parse(document.getElementById('portal-data')?.textContent ?? 'null') as PortalData;
