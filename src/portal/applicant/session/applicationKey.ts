export const applicationKey = (programmeId: string) => ['application', programmeId] as const;
