export { ExtensionWindow } from './extension-window.tsx';
export {
  ExtensionHistoryWindow,
  NegotiationHistoryWindow,
  PaymentHistoryWindow,
} from './history-windows.tsx';
export { NegotiationWindow } from './negotiation-window.tsx';
