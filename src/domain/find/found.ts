/** What a search of the dashboard finds: at most five of each kind, the newest first. */
export interface Found {
  bookings: FoundBooking[];
  messages: FoundMessage[];
  applications: FoundApplication[];
  enrolments: FoundEnrolment[];
  services: FoundEntry[];
  prices: FoundEntry[];
  internships: FoundEntry[];
  pictures: FoundEntry[];
}

interface FoundBooking {
  id: string;
  reference: string;
  name: string;
  phone: string;
  status: string;
  eventDate: string | null;
}

interface FoundMessage {
  id: string;
  name: string;
  subject: string;
  status: string;
}

interface FoundApplication {
  id: string;
  name: string;
  programmeTitle: string;
  status: string;
}

interface FoundEnrolment {
  id: string;
  name: string;
  className: string;
  status: string;
}

/** Something of the website, also what is not public yet. */
export interface FoundEntry {
  id: string;
  title: string;
}

/** So many of each kind. */
export const mostFound = 5;
