import { useQueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { FormServicesContext, type FormServices } from '#form/services.ts';
import { usePortalData } from '../../core/portalData.ts';
import { declaredServices } from './declaredServices.ts';
import type { OwnFiles } from './ownFiles.ts';

interface DeclaredServicesProps {
  readonly children: ReactNode;
  /** For a form that takes files. The object must keep its identity. */
  readonly files?: OwnFiles | undefined;
}

/** The lists of declared forms, for what is drawn inside. */
export function DeclaredServices({ children, files }: DeclaredServicesProps) {
  const { school } = usePortalData();
  const queries = useQueryClient();
  const services = useMemo(
    () => withFiles(declaredServices(queries, school.shortName), files),
    [queries, school.shortName, files],
  );
  return <FormServicesContext value={services}>{children}</FormServicesContext>;
}

const withFiles = (services: FormServices, files: OwnFiles | undefined): FormServices =>
  files
    ? {
        ...services,
        ...files,
        optionsNow: (lookup, parents) =>
          lookup === 'uploads' ? files.arrived() : services.optionsNow(lookup, parents),
      }
    : services;
