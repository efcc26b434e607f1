/** Words of the choice to get no text messages, by its present state. */
export const textStopWords = {
  on: {
    text: 'We tell you about your bookings by text message.',
    button: 'No more text messages to this number',
    done: 'We will send no more text messages to this number, except payment requests.',
  },
  stopped: {
    text: 'You asked for no text messages to this number. Payment requests still arrive.',
    button: 'Send text messages again',
    done: 'We will tell you about your bookings by text message again.',
  },
} as const;

export const textStopHeading = 'Text messages';
