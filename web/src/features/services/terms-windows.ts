export { ExtensionHistoryWindow } from './extension-history-window.tsx';
export { ExtensionWindow } from './extension-window.tsx';
export { NegotiationHistoryWindow } from './negotiation-history-window.tsx';
export { NegotiationWindow } from './negotiation-window.tsx';
