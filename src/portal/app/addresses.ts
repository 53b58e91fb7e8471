/** A programme's invoice is shown under its own name too: `/generate_jupeb_invoice`. */
export const ownInvoicePath = (programmeId: string) => `/generate_${programmeId}_invoice`;
