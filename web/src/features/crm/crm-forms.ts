export { AddClientWindow } from './add-client-window.tsx';
export { CrmClients } from './crm-clients.tsx';
export { NewServiceWindow } from './new-service-window.tsx';
export { ReviewWordsWindow } from './review-words-window.tsx';
