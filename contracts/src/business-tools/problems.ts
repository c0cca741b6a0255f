export const businessToolsProblems = {
  license_not_found: 'There is no such license.',
  certification_not_found: 'There is no such certification.',
  requirement_not_found: 'There is no such CE requirement.',
  record_not_found: 'There is no such record.',
  record_is_automatic: 'Sidework wrote this down from a payment. You can add a note to it.',
  rates_not_available: 'Tax rates not available for selected location/year',
  no_financial_data: 'No financial data available',
  statements_not_generated: 'These statements have not been generated yet.',
  exchange_rate_needed: 'There is no exchange rate for this currency and day. Please enter one.',
  tariff_rate_needed: 'There is no tariff rate for these goods and day. Please enter one.',
  feed_not_found: 'There is no calendar at this address.',
} as const;
