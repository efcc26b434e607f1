/** Words of the choice to get no text messages, by its present state. */
export const textStopWords = {
  on: {
    text: 'We tell you about this booking by text message.',
    button: 'No more text messages about it',
    done: 'We will send no more text messages about this booking. Payment requests still arrive.',
  },
  stopped: {
    text: 'You asked for no text messages about this booking. Payment requests still arrive.',
    button: 'Send text messages again',
    done: 'We will tell you about this booking by text message again.',
  },
} as const;

export const textStopHeading = 'Text messages';
