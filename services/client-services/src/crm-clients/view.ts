import { isKid } from '@sidework/chassis/people/people';
import type { CrmClientView } from '@sidework/contracts/client-services/crm-clients';
import { maskedEmail, maskedPhone } from '@sidework/contracts/kernel/masked-contact';
import { cardFor } from '../services/party-card.ts';
import type { ShownCrmClient } from './queries.ts';

export function toCrmClientView({
  crmClient,
  client,
  professional,
  contact,
  isRelated,
  approvedClient,
}: ShownCrmClient): CrmClientView {
  // A child reaches clients through its job room alone.
  const isOfChild = professional !== null && isKid(professional);
  const { email = null, phone = null } = (!isOfChild && contact) || {};
  return {
    ...crmClient,
    client: cardFor(professional, client, approvedClient),
    email: email && (isRelated ? email : maskedEmail(email)),
    phone: phone && (isRelated ? phone : maskedPhone(phone)),
    createdAt: crmClient.createdAt.toISOString(),
  };
}
