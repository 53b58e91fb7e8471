import { useQueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { FormServicesContext } from '#form/services.ts';
import { usePortalData } from '../../app/portalData.ts';
import { declaredServices } from './declaredServices.ts';

/** The lists of declared forms, for what is drawn inside. */
export function DeclaredServices({ children }: { readonly children: ReactNode }) {
  const { school } = usePortalData();
  const queries = useQueryClient();
  const services = useMemo(() => declaredServices(queries, school.shortName), [queries, school.shortName]);
  return <FormServicesContext value={services}>{children}</FormServicesContext>;
}
