import type { Case } from './field-cases.ts';

export const betweenCases: Record<string, Case> = {
  'a duplicate id': {
    file: 'people.json',
    change: ['"id": "film"', '"id": "photography"'],
    at: '"id": "photography",\n    "order": 2',
    key: '[1].id',
    sentence: 'found "photography"; line 3 already has it: each needs its own id.',
  },
  'a duplicate client': {
    file: 'testimonials.json',
    change: ['"id": "youth-choir"', '"id": "roastery"'],
    at: '"id": "roastery",\n    "quote": "Forty',
    key: '[1].id',
    sentence: 'found "roastery"; line 3 already has it: each needs its own id.',
  },
  'a duplicate product': {
    file: 'products.json',
    change: ['"slug": "ebony-frame"', '"slug": "walnut-frame"'],
    at: '"slug": "walnut-frame",\n    "name": "Ebony',
    key: '[1].slug',
    sentence: 'found "walnut-frame"; line 3 already has it: each needs its own slug.',
  },
  'a duplicate question': {
    file: 'faqs.json',
    change: ['"question": "How do I pay?"', '"question": "How do I book a session?"'],
    at: '"question": "How do I book a session?",\n      "answer": "With',
    key: 'items[1].question',
    sentence: 'found "How do I book a session?"; line 8 already has it: each needs its own question.',
  },
  'a class with an id from another group': {
    file: 'prices/classes.json',
    change: ['"id": "hip-hop"', '"id": "intore"'],
    at: '"id": "intore",\n          "name": "Hip',
    key: 'groups[1].classes[0].id',
    sentence: 'found "intore"; another class already has the id "intore": give every class its own.',
  },
  'a slug used by another article': {
    file: 'insights/home-decor-art.mdx',
    change: ['slug: home-decor-art', 'slug: art-passion'],
    key: 'slug',
    sentence:
      'found "art-passion"; content/insights/art-passion.mdx already has it: each needs its own slug.',
  },
  'a missing picture': {
    file: 'services.json',
    change: ['./images/photography.jpg', './images/photografy.jpg'],
    key: 'entries[0].picture',
    sentence: 'found "./images/photografy.jpg"; there is no such picture. Did you mean photography.jpg?',
  },
  'a picture name in the wrong case': {
    file: 'services.json',
    change: ['./images/photography.jpg', './images/Photography.jpg'],
    key: 'entries[0].picture',
    sentence: 'found "./images/Photography.jpg"; there is no such picture. Did you mean photography.jpg?',
  },
  'a missing gallery picture': {
    file: 'gallery.json',
    change: ['"file": "audio-vinyl.jpg"', '"file": "audio-vynil.jpg"'],
    key: 'series[4].items[1].file',
    sentence: 'found "audio-vynil.jpg"; there is no such picture. Did you mean audio-vinyl.jpg?',
  },
  'a gallery picture in two series': {
    file: 'gallery.json',
    change: ['"file": "audio-vinyl.jpg"', '"file": "images/ring-box.jpg"'],
    at: '"file": "images/ring-box.jpg",\n          "title": "Vinyl"',
    key: 'series[4].items[1].file',
    sentence:
      'found "images/ring-box.jpg"; the gallery has this picture already: name each in one series only.',
  },
  'an unknown price of a service page': {
    file: 'services/photography.mdx',
    change: ['catalogue/photography/fashion', 'catalogue/photography/fashon'],
    key: 'cost.prices[8]',
    sentence: 'Did you mean catalogue/photography/fashion?',
  },
  'a missing picture in the text': {
    file: 'insights/home-decor-art.mdx',
    change: ['../images/frame-trio.jpg', '../images/frame-trios.jpg'],
    key: '(text)',
    sentence: 'found "../images/frame-trios.jpg"; there is no such picture. Did you mean frame-trio.jpg?',
  },
  'a picture that is too small': {
    file: 'services.json',
    change: ['./images/photography.jpg', './images/small.jpg'],
    key: 'entries[0].picture',
    sentence: 'found "./images/small.jpg"; the picture is 640 pixels wide: it needs 900 at least.',
  },
  'a file that is not a picture': {
    file: 'services.json',
    change: ['./images/photography.jpg', './images/words.jpg'],
    key: 'entries[0].picture',
    sentence: 'found "./images/words.jpg"; this file is not a picture: save it as JPEG, PNG or WebP.',
  },
  'a dead link': {
    file: 'faqs.json',
    change: ['/services/photography', '/servces/photography'],
    key: 'items[0].link.href',
    sentence: 'found "/servces/photography"; there is no such page. Did you mean /services/photography?',
  },
  'a slide with an unknown occasion': {
    file: 'home.json',
    change: ['"occasion": "weddings"', '"occasion": "wedding"'],
    key: 'slides[0].occasion',
    sentence: 'found "wedding"; choose one of business, events, music, portraits, weddings.',
  },
  'a dead link in front matter': {
    file: 'services/audio.mdx',
    change: ['href: /contact', 'href: /contacts'],
    key: 'hero.actions[0].href',
    sentence: 'found "/contacts"; there is no such page. Did you mean /contact?',
  },
  'a dead link in the text': {
    file: 'policies/terms.mdx',
    change: ['(/refund-policy)', '(/refund-polcy)'],
    key: '(text)',
    sentence: 'found "/refund-polcy"; there is no such page. Did you mean /refund-policy?',
  },
  'a relative link': {
    file: 'policies/terms.mdx',
    change: ['(/refund-policy)', '(refund-policy)'],
    key: '(text)',
    sentence:
      'found "refund-policy"; write an address on this site, such as /contact, or a whole one: https://….',
  },
  'a heading that skips a level': {
    file: 'insights/art-passion.mdx',
    change: ['## Where it comes from', '### Where it comes from'],
    key: '(text)',
    sentence: 'found a heading with ###, which skips a step; write ##.',
  },
  'a level-1 heading in the text': {
    file: 'policies/terms.mdx',
    change: ['## Booking', '# Booking'],
    key: '(text)',
    sentence: 'found a heading with #, which is the title’s; write ##.',
  },
  'text that is not valid MDX': {
    file: 'policies/terms.mdx',
    change: ['## Booking', '<Booking>'],
    key: '(text)',
    sentence: 'this cannot be read: Expected a closing tag for `<Booking>`.',
  },
  'an unknown price in the text': {
    file: 'insights/home-decor-art.mdx',
    change: ['sku="frames/grass-frame/basic"', 'sku="frames/gras-frame/basic"'],
    key: '(text)',
    sentence: 'found "frames/gras-frame/basic"; content/prices has no such price in RWF. Check the sku.',
  },
  'a service page with unknown prices': {
    file: 'services/photography.mdx',
    change: ['service: photography', 'service: fotography'],
    key: 'prices.service',
    sentence: 'found "fotography"; choose one of photography, videography, editing, audio, dance.',
  },
  'an occasion with an unknown price': {
    file: 'occasions/weddings.mdx',
    change: [
      'sku: catalogue/combined-packages/wedding-bliss/basic',
      'sku: catalogue/combined-packages/wedding-blis/basic',
    ],
    key: 'offers.groups[1].rungs[0].sku',
    sentence:
      'found "catalogue/combined-packages/wedding-blis/basic"; there is no such name. Did you mean catalogue/combined-packages/wedding-bliss/basic?',
  },
  'an occasion with an unknown kind of session': {
    file: 'occasions/portraits.mdx',
    change: ['session: portrait', 'session: portraits'],
    key: 'offers.groups[0].rungs[0].session',
    sentence: 'found "portraits"; choose one of portrait, event, commercial.',
  },
  'an occasion with a kind of session of another service': {
    file: 'occasions/portraits.mdx',
    change: ['session: portrait', 'session: podcast'],
    key: 'offers.groups[0].rungs[0].session',
    sentence: 'found "podcast"; choose one of portrait, event, commercial.',
  },
  'an occasion with a kind of session where there is no session': {
    file: 'occasions/weddings.mdx',
    change: [
      'sku: catalogue/combined-packages/wedding-bliss/basic',
      'sku: catalogue/combined-packages/wedding-bliss/basic\n          session: event',
    ],
    at: 'session: event',
    key: 'offers.groups[1].rungs[0].session',
    sentence: 'found "event"; only sessions have kinds: leave "session" out.',
  },
  'an occasion with a price on request': {
    file: 'occasions/weddings.mdx',
    change: [
      'sku: catalogue/combined-packages/wedding-bliss/basic',
      'sku: catalogue/photography/weddings/basic',
    ],
    key: 'offers.groups[1].rungs[0].sku',
    sentence:
      'found "catalogue/photography/weddings/basic"; this is priced on request: choose a price in RWF.',
  },
  'a guide to a duration that is not sold': {
    file: 'services/photography.mdx',
    change: ['choice: 4h', 'choice: 3h'],
    key: 'prices.guide.choices[1].choice',
    sentence: 'found "3h"; choose one of 2h, 4h, 8h.',
  },
  'an occasion of an unknown service page': {
    file: 'occasions/music.mdx',
    change: ['services: [audio-production', 'services: [audio-produktion'],
    key: 'services[0]',
    sentence: 'found "audio-produktion"; choose one of architecture, ',
  },
  'a picture in the text of an internship': {
    file: 'internships/dance-internship.mdx',
    change: ['Then you dance.', '![Then you dance.](../images/dancing.jpg)'],
    key: '(text)',
    sentence:
      'found "../images/dancing.jpg"; the text of an internship is plain Markdown: no pictures, tags or braces.',
  },
  'a price in the text of an internship': {
    file: 'internships/dance-internship.mdx',
    change: ['Then you dance.', '<LowestPrice sku="dance/intore" />'],
    key: '(text)',
    sentence:
      'found "more than Markdown"; the text of an internship is plain Markdown: no pictures, tags or braces.',
  },
  'tasks of an unknown service': {
    file: 'tasks.json',
    change: ['"services": ["videography"]', '"services": ["videografy"]'],
    key: 'jobs[1].services[0]',
    sentence: 'found "videografy"; choose one of photography, videography,',
  },
  'a service with two jobs': {
    file: 'tasks.json',
    change: ['"services": ["editing"]', '"services": ["photography"]'],
    at: '"services": ["photography"],\n      "tasks": [\n        { "id": "collect"',
    key: 'jobs[2].services[0]',
    sentence: 'found "photography"; another job has this service already: name it in one only.',
  },
};
