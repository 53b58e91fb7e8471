import type { PageDefinitions } from '../kit/page.ts';

export const REPORTS = {
  payments: { name: 'Payment reports', to: '/reports/payment_reports', claim: 'reports', menu: { group: 'Reports' } },
  bursary: { name: 'Bursary report', to: '/reports/bursary', claim: 'reports', menu: { group: 'Reports' } },
  applications: {
    name: 'Application reports',
    to: '/app_reports/application_reports',
    claim: 'reports',
    menu: { group: 'Reports' },
  },
  jupeb: { name: 'JUPEB reports', to: '/reports/jupeb_reports', claim: 'reports', menu: { group: 'Reports' } },
  putme: { name: 'Post UTME reports', to: '/reports/putme_reports', claim: 'reports', menu: { group: 'Reports' } },
  applicationsToo: {
    name: 'Application reports',
    to: '/reports/application_reports',
    under: '/app_reports/application_reports',
    claim: 'reports',
  },
} as const satisfies PageDefinitions;
